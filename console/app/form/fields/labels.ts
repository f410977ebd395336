import { useResourceContext, useTranslate } from 'react-admin'

/** The label of a field: that of its area, else that of its name. */
export function useFieldLabel(): (name: string) => string {
  const area = useResourceContext()
  const translate = useTranslate()
  return (path) => {
    const name = path.split('.').at(-1) ?? path
    return translate(`areas.${area}.fields.${name}`, { _: translate(`fields.${name}`, { _: name }) })
  }
}

/** The choices of a picklist, with their texts. */
export function useOptions(options: readonly string[]): { id: string; name: string }[] {
  const name = useOptionText()
  return options.map((id) => ({ id, name: name(id) }))
}

/** The text of a value of a picklist: that of its area, else that of its name. */
export function useOptionText(): (option: string) => string {
  const area = useResourceContext()
  const translate = useTranslate()
  return (option) => translate(`areas.${area}.options.${option}`, { _: translate(`options.${option}`, { _: option }) })
}
