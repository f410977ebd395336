import type { FilmProps } from './filmProps'

/** A film with the browser's own controls; nothing of it is fetched before it is started. */
export function Film({ src, poster, title, className, onFail }: FilmProps) {
  return (
    // Words that are spoken in a merchant's film come with it, or not at all.
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
