import { useLocaleState, useTranslate } from 'react-admin'
import { isBlockType } from '../../contract/look/blockShapes'
import type { LookBlock } from '../../contract/look/look'
import { inLanguage } from '../schema/inLanguage'

/** Fields that tell blocks of one kind apart. */
const NAMING_FIELDS = ['title', 'text', 'label', 'alt', 'placeholder']
const SHOWN = 60

/** The name of a kind of block; what the storefront does not have keeps its own. */
export function useKindName(): (type: string) => string {
  const translate = useTranslate()
  return (type) => (isBlockType(type) ? translate(`look.kinds.${type}`) : type)
}

/** The start of a block's first text in the language of staff; empty without one. */
export function useFirstText(): (block: LookBlock) => string {
  const [locale] = useLocaleState()
  return ({ data }) => {
    const texts = NAMING_FIELDS.map((name) => inLanguage(data[name], locale))
    return (texts.find(Boolean) ?? '').replace(/\s+/g, ' ').slice(0, SHOWN)
  }
}
