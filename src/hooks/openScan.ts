import '@/i18n/en/scan'
import { type Scanned, targetOfScan } from '@/domain/navigation/scan'
import type { Translate } from '@/i18n/messages'
import { open, urlOf } from '@/platform/navigation/navigation'
import type { Stores } from '@/stores/root'

/** Opens the target of a scanned code; an unknown code, or a target that the merchant does not use, shows a message. */
export async function openScan(
  scanned: Scanned,
  { ui, config }: Pick<Stores, 'ui' | 'config'>,
  t: Translate,
): Promise<void> {
  // A code that starts the app is read before the configuration has come. Without network all targets are open.
  if (!config.forms.scanConfig) await config.need(['scanConfig']).catch(() => undefined)
  const target = targetOfScan(scanned, config.forms.scanConfig)
  if (target.kind === 'page') open(urlOf(target.path, target.query))
  else ui.alert(t(`scan.${target.kind}`))
}
