import type { FilmProps } from './Film'

/** A video with the browser's own controls; loaded only when started. */
export function Film({ src, poster, title, className, onFail }: FilmProps) {
  return (
    // The merchant's videos have no separate caption tracks.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={className}
      src={src}
      poster={poster}
      aria-label={title}
      preload="none"
      controls
      playsInline
      onError={onFail}
    />
  )
}
