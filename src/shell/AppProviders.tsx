import { useMemo, type PropsWithChildren } from 'react'
import { sizedPicture } from '@/domain/media/pictureAddress'
import { pixelRatio } from '@/platform/device/device'
import { StoresContext } from '@/hooks/useStores'
import type { MessageKey } from '@/i18n/messages'
import type { Stores } from '@/stores/root'
import { UiContext, type UiEnvironment, type UiText } from '@/ui/uiContext'

const TEXTS: Record<UiText, MessageKey> = {
  close: 'common.close',
  clear: 'common.clear',
  add: 'common.add',
  less: 'common.less',
  slide: 'common.slide',
}

/** Provides the stores, and the settings that primitives need, to its children. */
export function AppProviders({ stores, children }: PropsWithChildren<{ stores: Stores }>) {
  const environment = useMemo(() => environmentOf(stores), [stores])
  return (
    <StoresContext.Provider value={stores}>
      <UiContext.Provider value={environment}>{children}</UiContext.Provider>
    </StoresContext.Provider>
  )
}

function environmentOf({ locale, config }: Stores): UiEnvironment {
  const ratio = pixelRatio()
  return {
    text: (name, params) => locale.t(TEXTS[name], params),
    sized: (address = '', width = NaN) => sizedPicture(address, width * ratio),
    get defaultPicture() {
      return config.defaultPicture
    },
    get loadingPicture() {
      return config.loadingPicture
    },
  }
}
