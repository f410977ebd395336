import { moneyText } from '@/domain/money/money'
import { useStores } from './useStores'

/** Returns the formatter of satang with the merchant's currency symbol. The component must be an observer. */
export function useMoney(): (satang: number) => string {
  const { config } = useStores()
  const symbol = config.currency
  return (satang) => moneyText(satang, symbol)
}
