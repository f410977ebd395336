import { Video } from '@tarojs/components'

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

export interface FilmProps {
  src: string
  poster: string
  title: string
  className: string | undefined
  /** Called when it cannot be loaded or played. */
  onFail: () => void
}
