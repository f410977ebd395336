import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CartLine } from '@/contract/cart/cartLine'
import { Button } from '@/ui/actions/Button'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import { Price } from '@/components/money/Price'
import { Stepper } from '@/ui/fields/Stepper'
import { Pressable } from '@/ui/actions/Pressable'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './CartLineRow.module.scss'

interface Props {
  line: CartLine
  /** Sets the quantity of this line; 0 removes it. */
  onChange: (num: number) => void
  /** Called instead for another participant's line, to avoid accidental changes. */
  onConfirmChange?: (() => void) | undefined
}

/** One cart line: a dish with its choices. An unavailable one shows the reason and is not charged. */
export const CartLineRow = observer(function CartLineRow({ line, onChange, onConfirmChange }: Props) {
  const { config } = useStores()
  const t = useText()
  const { name, num, amount, originalPrice, price, state, stateText } = line
  const off = state !== 'ok'
  const optionsText = [line.specText, line.attrText, line.addonText].filter(Boolean).join(' · ')
  return (
    <View className={styles.line}>
      <Picture src={config.picture(line.image)} alt="" size={60} faded={off} />
      <View className={styles.body}>
        <Text className={off ? styles.off : styles.name}>{name}</Text>
        {optionsText !== '' && <Text className={styles.texts}>{optionsText}</Text>}
        {off ? (
          <View className={styles.reason}>
            <Icon name="warning-circle-f" size={16} className={styles.icon} />
            <Text>{t('cart.notCharged', { why: stateText })}</Text>
          </View>
        ) : (
          <View className={styles.foot}>
            <Price amount={amount} was={originalPrice > price ? originalPrice * num : undefined} size="small" />
            {onConfirmChange ? (
              <Pressable className={styles.rows} label={t('cart.piecesOf', { num, name })} onTap={onConfirmChange}>
                ×{num}
              </Pressable>
            ) : (
              <Stepper count={num} name={name} onChange={onChange} />
            )}
          </View>
        )}
      </View>
      {off && (
        <Button look="neutral" size="small" onTap={() => onChange(0)}>
          {t('common.remove')}
        </Button>
      )}
    </View>
  )
})
