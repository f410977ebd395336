import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import '@/i18n/en/help'
import { helpApi } from '@/api/endpoints/help'
import { RichTextBlock } from '@/components/blocks/text/RichTextBlock'
import { Accordion } from '@/ui/layout/Accordion'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Heading } from '@/ui/layout/Heading'
import { Loaded } from '@/components/loading/Loaded'
import { Row } from '@/ui/layout/Row'
import { previewTicket } from '@/platform/storage/preview'
import { screen, type PageProps } from '@/shell/screen'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import type { HelpGroup } from '@/contract/help'
import { go } from '@/platform/navigation/navigation'
import styles from './parts/Pages.module.scss'

const draft = previewTicket || undefined
const toContact = () => go('/pages/my/other/zkf')

/** `bzzx`: the help centre, or the answer to one of its questions. */
function Help({ query: { helperId } }: PageProps<'/pages/my/other/bzzx'>) {
  return helperId ? <Answer helperId={helperId} /> : <Questions />
}

const bars = <CardSkeleton rows={3} />

const Questions = observer(function Questions() {
  const t = useText()
  const groups = useResource(async () => (await helpApi.helpers({ draft })).list)
  return (
    <Loaded of={groups} skeleton={bars}>
      {(list) => {
        if (list.length === 0) {
          const ask = { action: t('help.contact'), onAction: toContact }
          return <Empty title={t('help.none')} text={t('help.noneText')} {...ask} />
        }
        return (
          <View className={styles.page}>
            {list.map((group, index) => (
              <Group key={group.id} group={group} first={index === 0} />
            ))}
            <MoreHelp />
          </View>
        )
      }}
    </Loaded>
  )
})

/** The questions of one group, folded unless it is the first. */
function Group({ group: { title, questions }, first }: { group: HelpGroup; first: boolean }) {
  const [open, setOpen] = useState(first)
  return (
    <Card>
      <Accordion title={title} open={open} onToggle={setOpen}>
        {questions.map(({ id, title: question }) => (
          <Row key={id} title={question} onTap={() => go('/pages/my/other/bzzx', { helperId: id })} />
        ))}
      </Accordion>
    </Card>
  )
}

const Answer = observer(function Answer({ helperId }: { helperId: string }) {
  const article = useResource(() => helpApi.helper({ helperId, draft }))
  return (
    <Loaded of={article} skeleton={bars}>
      {({ group, title, html }) => (
        <View className={styles.page}>
          <View className={styles.head}>
            <Text className={styles.group}>{group}</Text>
            <Heading look="title1">{title}</Heading>
          </View>
          <RichTextBlock data={{ html }} />
          <MoreHelp />
        </View>
      )}
    </Loaded>
  )
})

/** Contact for questions without an answer. */
const MoreHelp = observer(function MoreHelp() {
  const t = useText()
  return (
    <Card>
      <Heading look="title3">{t('help.more')}</Heading>
      <Row icon="headset" title={t('help.contact')} hint={t('help.contactHint')} onTap={toContact} />
    </Card>
  )
})

export default screen('/pages/my/other/bzzx', Help)
