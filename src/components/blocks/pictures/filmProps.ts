export interface FilmProps {
  src: string
  poster: string
  title: string
  className: string | undefined
  /** Called when it cannot be loaded or played. */
  onFail: () => void
}
