import Taro from '@tarojs/taro'
import type { LocalPicture } from './picture'

export interface Sending {
  url: string
  /** Name of the field of the form. */
  name: string
  picture: LocalPicture
  header: Record<string, string>
  /** Milliseconds. */
  timeout: number
  /** Receives the sent share, 0 to 1. */
  onProgress: (share: number) => void
}

/** Sends a file as multipart form. Resolves to the text of the reply; rejects as `Taro.request` does. */
export async function sendFile({ url, name, picture, header, timeout, onProgress }: Sending): Promise<string> {
  // Alipay requires the file type.
  const kind = process.env.TARO_ENV === 'alipay' ? { fileType: 'image' as const } : {}
  const task = Taro.uploadFile({ url, name, filePath: picture.path, header, timeout, ...kind })
  task.progress?.(({ progress }) => onProgress(progress / 100))
  const { data } = await task
  return data
}
