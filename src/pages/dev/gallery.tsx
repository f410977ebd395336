import { View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useEffect, type CSSProperties } from 'react'
import { NavBar } from '@/components/NavBar'
import { useStores } from '@/components/useStores'
import { deriveTheme } from '@/domain/theme'
import { toLocale } from '@/i18n/i18n'
import { bootDone } from '@/platform/boot'
import { Controls } from './parts/Controls'
import { Lists } from './parts/Lists'
import { Overlays } from './parts/Overlays'
import { States } from './parts/States'
import { WORDS } from './parts/words'

/**
 * Every drawn part with its states. Query: `theme` light or dark, `brand` and `label` hex colours without the sign, `lang`, and `show` for one
 * group (controls, lists, states) or one thing that lies over a page (sheet, product, modal, toast, mask, offline, cart, dock, tabs).
 */
function Gallery() {
  const { params } = useRouter()
  const { locale } = useStores()
  const dark = params.theme === 'dark'
  const show = params.show ?? ''
  const w = WORDS[locale.current]
  useEffect(() => {
    if (locale.ready) bootDone()
  }, [locale.ready])
  useEffect(() => void locale.choose(toLocale(params.lang)), [locale, params.lang])

  const all = !['controls', 'lists', 'states'].includes(show)
  return (
    <View
      className={`page ${dark ? 'theme-dark' : 'theme-light'} ${locale.tall ? 'x' : ''} ${['tabs', 'cart'].includes(show) ? 'tabbed' : ''}`}
      style={deriveTheme({ brand: params.brand, onBrand: params.label, dark }) as CSSProperties}
    >
      <NavBar title={w.title} onBack={() => undefined} />
      {all && <Overlays w={w} name={show} />}
      {(all || show === 'controls') && <Controls w={w} />}
      {(all || show === 'lists') && <Lists w={w} />}
      {(all || show === 'states') && <States w={w} />}
    </View>
  )
}

export default observer(Gallery)
