import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Heading } from '@/ui/layout/Heading'
import { Link } from '@/ui/actions/Link'
import { Scroll } from '@/ui/layout/Scroll'
import { Pressable } from '@/ui/actions/Pressable'
import { useText } from '@/hooks/useText'
import type { SearchModel } from '../../search/out.model'
import styles from './Search.module.scss'

/** Shown before typing: recent and popular searches. */
export const SearchWords = observer(function SearchWords({ model }: { model: SearchModel }) {
  const t = useText()
  return (
    <Scroll className={styles.words}>
      {model.last.length > 0 && (
        <Words
          title={t('search.last')}
          words={model.last}
          beside={<Link icon="trash" text={t('search.clearLast')} onTap={model.forget} />}
          onChoose={model.search}
        />
      )}
      {model.hot.length > 0 && <Words title={t('search.hot')} words={model.hot} onChoose={model.search} />}
    </Scroll>
  )
})

interface Props {
  title: string
  words: readonly string[]
  beside?: ReactNode
  onChoose: (word: string) => void
}

function Words({ title, words, beside, onChoose }: Props) {
  return (
    <View>
      <View className={styles.head}>
        <Heading look="title3">{title}</Heading>
        {beside}
      </View>
      <View className={styles.list}>
        {words.map((word) => (
          <Pressable key={word} className={styles.word} onTap={() => onChoose(word)}>
            {word}
          </Pressable>
        ))}
      </View>
    </View>
  )
}
