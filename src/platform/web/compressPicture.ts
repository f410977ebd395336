import { STORED_SIDE } from '@/domain/media/pictureRule'

const QUALITY = 0.82

/**
 * Scales a chosen picture to the size that the server stores, and compresses it (specification §9). Resolves to the file itself when
 * that is smaller, or when the browser cannot decode it.
 */
export async function compressPicture(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, STORED_SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    // Browsers without a WebP encoder write PNG instead, which is small for drawings but not for photos.
    const type = file.type === 'image/jpeg' ? file.type : 'image/webp'
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
    return blob && blob.size < file.size ? blob : file
  } catch {
    return file
  }
}
