export interface FilmProps {
  src: string
  poster: string
  title: string
  className: string | undefined
}
