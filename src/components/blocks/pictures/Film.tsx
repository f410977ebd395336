import { Video } from '@tarojs/components'
import type { FilmProps } from './filmProps'

/** A film with the host's own controls; nothing of it is fetched before it is started. */
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
