import { PicturesModel } from '@/pages/order/pictures.model'
import type { LocalPicture } from '@/platform/media/picture'

export const picture = (path: string): LocalPicture => ({ path, size: 1000, type: 'image/jpeg' })

/** Pictures of a form, over a server that responds on demand. */
export function fakeUploads() {
  const calls: { path: string; tell: (share: number) => void; arrive: (name: string) => void; fail: () => void }[] = []
  const report = jest.fn()
  let ids = 0
  const upload = ({ path }: LocalPicture, tell: (share: number) => void) =>
    new Promise<string>((arrive, reject) =>
      calls.push({ path, tell, arrive, fail: () => reject(new Error('offline')) }),
    )
  const model = new PicturesModel({ upload, report, newId: () => `p${++ids}` })
  const states = () => model.chosen.map(({ picture: { path }, state }) => `${path} ${state}`)
  return { model, calls, report, states }
}
