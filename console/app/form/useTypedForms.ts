import { useCallback, useMemo, useState } from 'react'

/** The forms of a page with several, by name, that hold something typed. */
export interface TypedForms {
  names: readonly string[]
  report(name: string, isDirty: boolean): void
}

/** One form asks before the page is left, as the router takes one question only: the first that was typed in. */
export function useTypedForms(): TypedForms {
  const [names, setNames] = useState<readonly string[]>([])
  const report = useCallback(
    (name: string, isDirty: boolean) =>
      setNames((before) => [...before.filter((each) => each !== name), ...(isDirty ? [name] : [])]),
    [],
  )
  return useMemo(() => ({ names, report }), [names, report])
}

/** What a form of the page is given: whether it asks, and where it reports what is typed. */
export function useTypedForm({ names, report }: TypedForms, name: string) {
  const onDirty = useCallback((isDirty: boolean) => report(name, isDirty), [report, name])
  return { warns: names[0] === name, onDirty }
}
