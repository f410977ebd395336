import { Video } from '@tarojs/components'
import type { FilmProps } from './filmProps'

/** A video with the host's own controls; loaded only when started. */
export function Film({ src, poster, title, className, onFail }: FilmProps) {
  return (
    <Video
      className={className ?? ''}
      src={src}
      poster={poster}
      title={title}
      objectFit="cover"
      controls
      onError={onFail}
    />
  )
}
