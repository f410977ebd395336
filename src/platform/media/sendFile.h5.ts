import type { Sending } from './sendFile'

/** Sends a file as multipart form. Resolves to the text of the reply; rejects as `Taro.request` does. */
export function sendFile({ url, name, picture, header, timeout, onProgress }: Sending): Promise<string> {
  const form = new FormData()
  if (picture.file) form.append(name, picture.file)
  const request = new XMLHttpRequest()
  request.open('POST', url)
  request.timeout = timeout
  for (const [key, value] of Object.entries(header)) request.setRequestHeader(key, value)
  return new Promise((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('load', () => resolve(request.responseText))
    request.addEventListener('error', () => reject(new Error('uploadFile:fail')))
    request.addEventListener('timeout', () => reject(new Error('uploadFile:fail timeout')))
    request.send(form)
  })
}
