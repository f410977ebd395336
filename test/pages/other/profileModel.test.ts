import type { User } from '@/contract/account/session'
import { ProfileModel } from '@/pages/other/chooseAvatar.model'
import type { LocalPicture } from '@/platform/media/picture'

const user = { id: 'u1', nickname: 'Ploy', avatar: '', gender: 0, birthday: '', userTel: '+66812345678' } as User
const picture: LocalPicture = { path: 'blob:1', size: 1000, type: 'image/png' }

/** A profile over a server that records what it receives. */
function setUp(known: Partial<User> = {}) {
  const session = {
    user: { ...user, ...known },
    setUser: (next: User) => void (session.user = next),
  }
  const sent: unknown[] = []
  const remote = {
    refusal: undefined as Error | undefined,
    edit: async (input: object) => {
      if (remote.refusal) throw remote.refusal
      sent.push(input)
      return { ...session.user, ...input }
    },
    birthday: async (input: { birthday: string }) => {
      sent.push(input)
      return { ...session.user, ...input }
    },
  }
  const upload = jest.fn(async (_picture: LocalPicture, onProgress: (share: number) => void) => {
    onProgress(0.5)
    return 'uploads/a.webp'
  })
  const model = new ProfileModel(remote, session, upload)
  return { model, session, remote, sent, upload }
}

test('reports a missing field, sends nothing, and focuses the field', async () => {
  const { model, sent } = setUp()
  model.set('nickname', ' ')
  expect(await model.save()).toBe(false)
  expect(model.failure).toEqual({ field: 'nickname', tip: 'needNickname' })
  model.acknowledge()
  expect([model.failure, model.wrong?.field]).toEqual([undefined, 'nickname'])
  model.set('nickname', 'Nok')
  expect(model.wrong).toBeUndefined()
  expect(sent).toEqual([])
})

test('a birthday is sent only after confirmation, and never again', async () => {
  const { model, session, sent } = setUp()
  model.set('birthday', '12-05')
  expect(await model.save()).toBe(false)
  expect([model.asking, sent]).toEqual(['birthday', []])
  model.returnToForm()
  expect(model.asking).toBeUndefined()
  expect(await model.save()).toBe(false)
  expect(await model.confirm()).toBe(true)
  expect(sent).toEqual([{ nickname: 'Ploy', gender: 0 }, { birthday: '12-05' }])
  expect(session.user.birthday).toBe('12-05')
  expect(await model.save()).toBe(true)
  expect(sent).toHaveLength(3)
})

test('a user without a phone number is asked once to authorise it, and may save without', async () => {
  const { model, sent } = setUp({ userTel: '' })
  model.set('birthday', '12-05')
  expect([await model.save(), model.asking]).toEqual([false, 'phone'])
  expect([await model.confirm(), model.asking]).toEqual([false, 'birthday'])
  model.returnToForm()
  expect([await model.save(), model.asking, sent]).toEqual([false, 'birthday', []])
  expect(await model.confirm()).toBe(true)
  expect(sent).toHaveLength(2)
})

test('another birthday is confirmed again', async () => {
  const { model } = setUp()
  model.set('birthday', '12-05')
  await model.save()
  model.set('birthday', '12-06')
  expect([await model.save(), model.asking]).toEqual([false, 'birthday'])
})

test('a user with a picture needs no name', async () => {
  const { model, sent } = setUp({ nickname: '', avatar: 'uploads/a.webp' })
  expect(await model.save()).toBe(true)
  expect(sent).toEqual([{ gender: 0 }])
})

test('the input survives a refusal', async () => {
  const { model, remote } = setUp()
  remote.refusal = new Error('no')
  model.set('nickname', 'Nok')
  model.set('gender', 2)
  await expect(model.save()).rejects.toThrow('no')
  expect(model.draft).toEqual({ nickname: 'Nok', gender: 2, birthday: '' })
})

test("an uploaded picture becomes the user's picture", async () => {
  const { model, session, upload } = setUp()
  const shares: (number | undefined)[] = []
  upload.mockImplementationOnce(async (_picture, onProgress) => {
    shares.push(model.sending?.share)
    onProgress(0.5)
    shares.push(model.sending?.share)
    return 'uploads/a.webp'
  })
  await model.take(picture)
  expect(shares).toEqual([0, 0.5])
  expect([model.sending, session.user.avatar]).toEqual([undefined, 'uploads/a.webp'])
})

test('a too large picture is not sent, and a failed upload keeps the old one', async () => {
  const { model, session, upload } = setUp({ avatar: 'old.webp' })
  await model.take({ ...picture, size: 11 * 1024 * 1024 })
  expect([model.pictureTip, upload.mock.calls.length]).toEqual(['tooLarge', 0])
  upload.mockRejectedValueOnce(new Error('offline'))
  await expect(model.take(picture)).rejects.toThrow('offline')
  expect([model.sending, model.pictureTip, session.user.avatar]).toEqual([undefined, undefined, 'old.webp'])
})
