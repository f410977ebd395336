import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Level } from '@/contract/membership/vipCard'
import { useText } from '@/hooks/useText'
import { Tabs } from '@/ui/layout/Tabs'

interface Props {
  levels: readonly Level[]
  /** The level of the user; null for a guest. */
  own: number | null
  shown: number
  onChoose: (level: number) => void
}

/** The choice of the level whose benefits are shown. */
export const LevelPills = observer(function LevelPills({ levels, own, shown, onChoose }: Props) {
  const t = useText()
  if (levels.length === 0) return <Text />
  const tabs = levels.map(({ level, name }) => ({
    key: String(level),
    label: level === own ? t('vip.you', { level: name }) : name,
  }))
  return (
    <Tabs label={t('vip.levelTitle')} tabs={tabs} active={String(shown)} onChange={(key) => onChoose(Number(key))} />
  )
})
