import '@/i18n/en/messages'
import { View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useEffect, type CSSProperties } from 'react'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { NavBar } from '@/shell/NavBar'
import { useStores } from '@/hooks/useStores'
import { deriveTheme } from '@/domain/config/theme'
import { toLocale } from '@/i18n/i18n'
import { bootDone } from '@/platform/device/boot'
import { BlockStories } from './parts/BlockStories'
import { Controls } from './parts/Controls'
import { Lists } from './parts/Lists'
import { Overlays } from './parts/Overlays'
import { States } from './parts/States'
import { TEXTS } from './parts/texts'

const GROUPS = ['controls', 'lists', 'states']
const TABBED = ['tabs', 'cart']

/**
 * All components with their states. Query: `theme` light or dark, `brand` and `label` hex colours without the sign, `lang`, and `show` for one
 * group (controls, lists, states) or one overlay (sheet, product, modal, toast, mask, offline, cart, dock, tabs). `show=blocks` draws every kind of layout block, with `block` one of them.
 */
function Gallery() {
  const { show = '', ...look } = useRouter().params
  const { locale } = useStores()
  const w = TEXTS[locale.current]
  useEffect(() => {
    if (locale.ready) bootDone()
  }, [locale.ready])
  useEffect(() => void locale.choose(toLocale(look.lang)), [locale, look.lang])

  const all = !GROUPS.includes(show) && show !== 'blocks'
  return (
    <View className={classesOf(show, look.theme, locale.tall)} style={styleOf(look)} {...roleOf('main')}>
      <NavBar title={w.title} onBack={() => undefined} />
      {show === 'blocks' && <BlockStories name={look.block ?? ''} />}
      {all && <Overlays w={w} name={show} />}
      {(all || show === 'controls') && <Controls w={w} />}
      {(all || show === 'lists') && <Lists w={w} />}
      {(all || show === 'states') && <States w={w} />}
    </View>
  )
}

function classesOf(show: string, theme: string | undefined, tall: boolean): string {
  return classes(
    'page',
    theme === 'dark' ? 'theme-dark' : 'theme-light',
    tall && 'x',
    TABBED.includes(show) && 'tabbed',
  )
}

function styleOf({ brand, label, theme }: Partial<Record<string, string>>): CSSProperties {
  return deriveTheme({ brand, onBrand: label, dark: theme === 'dark' }) as CSSProperties
}

export default observer(Gallery)
