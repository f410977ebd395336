import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { roleOf } from '@/ui/aria'
import { Button } from '@/ui/actions/Button'
import { classes } from '@/ui/classes'
import { Sheet } from '@/ui/overlays/Sheet'
import { Stepper } from '@/ui/fields/Stepper'
import { Pressable } from '@/ui/actions/Pressable'
import { useAction } from '@/hooks/useAction'
import { useText } from '@/hooks/useText'
import type { TableView } from '@/contract/inStore/inStoreTable'
import type { TableStore } from '@/stores/table/table'
import styles from './PeopleSheet.module.scss'
import shared from './Table.module.scss'

interface Props {
  open: boolean
  table: TableStore
  onClose: () => void
}

/** Number of people offered as buttons. */
const QUICK_CHOICES = 8
const DEFAULT_PEOPLE = 2

/** Asks for the number of people, to start a table session or to change it. A session started by others is only joined. */
export const PeopleSheet = observer(function PeopleSheet({ open, table, onClose }: Props) {
  const t = useText()
  const { view } = table
  const [wanted, setWanted] = useState(0)
  const mode = modeOf(table)
  const num = wanted || usualOf(view)
  const start = useAction(async () => {
    await table.start(mode === 'join' ? undefined : num)
    onClose()
  })
  if (!view) return null
  const { name, storeName } = view.table
  const texts = {
    start: { title: t('seat.title'), text: t('seat.text', { name, store: storeName }), action: t('seat.start') },
    join: {
      title: t('seat.joinTitle', { name }),
      text: t('seat.joinText', { count: view.peopleNum }),
      action: t('seat.join'),
    },
    change: {
      title: t('seat.changeTitle'),
      text: t('seat.text', { name, store: storeName }),
      action: t('seat.change'),
    },
  }[mode]

  return (
    <Sheet
      open={open}
      title={texts.title}
      dock={
        <Button size="large" wide busy={start.busy} onTap={() => void start.run()}>
          {texts.action}
        </Button>
      }
      onClose={onClose}
    >
      <Text className={shared.caption}>{texts.text}</Text>
      {mode !== 'join' && <People num={num} view={view} onChange={setWanted} />}
    </Sheet>
  )
})

/** What the sheet is for: starting a table session, joining it, or changing the number of people. */
function modeOf({ view, seated }: TableStore): 'join' | 'change' | 'start' {
  if (seated) return 'change'
  return view && view.peopleNum > 0 ? 'join' : 'start'
}

/** The current number of people, or the most frequent one. */
function usualOf(view: TableView | undefined): number {
  return view?.peopleNum || Math.min(DEFAULT_PEOPLE, view?.maxPeople ?? DEFAULT_PEOPLE)
}

/** Number of people: buttons for usual numbers, or a stepper. */
const People = observer(function People({
  num,
  view,
  onChange,
}: {
  num: number
  view: TableView
  onChange: (num: number) => void
}) {
  const t = useText()
  const quick = Array.from({ length: Math.min(QUICK_CHOICES, view.maxPeople) }, (_none, index) => index + 1)
  return (
    <>
      <View className={styles.numbers} {...roleOf('radiogroup')} {...{ 'aria-label': t('seat.more') }}>
        {quick.map((each) => (
          <Pressable
            key={each}
            kind="radio"
            selected={each === num}
            className={classes(styles.number, each === num && styles.chosen)}
            onTap={() => onChange(each)}
          >
            {each}
          </Pressable>
        ))}
      </View>
      <View className={styles.more}>
        <Text>{t('seat.more')}</Text>
        <Stepper size="large" count={num} name={t('seat.more')} min={1} max={view.maxPeople} onChange={onChange} />
      </View>
    </>
  )
})
