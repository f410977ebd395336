interface Props {
  /** Id of the input that it names. */
  htmlFor?: string | undefined
  className: string
  children: string
}

/** The label of an input, connected with it so that a tap focuses the input. */
export function FieldLabel({ htmlFor, className, children }: Props) {
  return (
    <label htmlFor={htmlFor} className={className}>
      {children}
    </label>
  )
}
