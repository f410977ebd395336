import { Box, Button, Card, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { lookContract, type StaffSetting } from '../../contract/look/look'
import { SETTING_SHAPES } from '../../contract/look/settingShapes'
import { StaffReplyError } from '../api/errors'
import { AreaForm } from '../form/AreaForm'
import { useServerCall } from '../form/calls/useServerCall'
import type { Values } from '../schema/mergeEdits'
import { enteredValues, staffSchema, storedValues } from '../schema/staffSchema'
import { ConfirmDialog } from '../tables/ConfirmDialog'
import { AdvancedButton } from './AdvancedButton'
import { LOOK_FORMS } from './lookForms'
import { PublishBar } from './PublishBar'
import { useSettingWrite } from './useSetting'

/** The form of a setting. What is saved is a draft, which guests see once it is published. */
export function SettingForm({ setting }: { setting: StaffSetting }) {
  const translate = useTranslate()
  const { ident } = setting
  const shape = SETTING_SHAPES[ident]
  const endpoint = useMemo(() => ({ ...lookContract.updateSetting, input: staffSchema(shape) }), [shape])
  const [isTyping, setTyping] = useState(false)
  const { begun, update, rewrite, ...bar } = useSettingEdit(setting, isTyping)
  const record = useMemo(() => enteredValues(shape, begun.value), [shape, begun])
  const name = translate(`look.settingNames.${ident}`)
  return (
    <Box sx={{ minWidth: 0 }}>
      {/* Hidden, not removed: a form that begins anew counts as typed in for a moment, in which the bar would forget what it asks. */}
      <Box sx={{ display: isTyping ? 'none' : 'block' }}>
        <PublishBar drafted={setting} {...bar} />
      </Box>
      <Card sx={{ minWidth: 0 }}>
        <Typography variant="h2" sx={{ px: 2, pt: 2 }}>
          {name}
        </Typography>
        <AreaForm
          key={begun.revision}
          {...{ area: LOOK_FORMS, endpoint, record }}
          onSubmit={(values) => rewrite({ ...begun.value, ...storedValues(shape, values) })}
          onDirty={setTyping}
        />
        <Box sx={{ px: 2, pb: 1 }}>
          <AdvancedButton title={name} value={setting.value} onSave={rewrite} />
        </Box>
        {setting.stored && <Removal onRemove={() => update(null)} />}
      </Card>
    </Box>
  )
}

const MOVES = {
  publish: lookContract.publishSetting,
  discard: lookContract.discardSetting,
  takeBack: lookContract.takeBackSetting,
}

/** What staff do with the draft of a setting. What is typed stays when another one has changed it. */
function useSettingEdit(setting: StaffSetting, isTyping: boolean) {
  const { ident } = setting
  const notify = useNotify()
  const { busy, send, write } = useSettingWrite(ident)
  // What the form begins with: while something is typed, what is read again does not fill it in.
  const [begun, setBegun] = useState(setting)
  if (!isTyping && begun.revision !== setting.revision) setBegun(setting)
  // What the next edit is made over: after a conflict, which staff have seen, what is there now.
  const [current, setCurrent] = useState(setting)
  const seen = { ident, revision: Math.max(begun.revision, current.revision) }

  const keep = (saved: StaffSetting | undefined) => {
    if (saved) setBegun(saved)
    return saved !== undefined
  }
  const update = async (value: Values | null) => {
    keep(await send(lookContract.updateSetting, { ...seen, value }))
    notify('look.draftSaved', { type: 'success' })
  }
  const rewrite = async (value: Values) => {
    try {
      await update({ ...value })
    } catch (error) {
      if (!(error instanceof StaffReplyError) || !error.current) throw error
      const theirs = error.current as unknown as StaffSetting
      setCurrent(theirs)
      const values = enteredValues(SETTING_SHAPES[ident], theirs.value)
      throw new StaffReplyError(error.code, error.msg, { current: values })
    }
  }
  const onMove = async (move: keyof typeof MOVES) => keep(await write(MOVES[move], seen, `look.done.${move}`))
  const onRestore = async (versionId: string) =>
    keep(await write(lookContract.restoreSetting, { ...seen, versionId }, 'look.done.restore'))
  return { begun, update, rewrite, busy, onMove, onRestore }
}

/** Goes back to what the storefront has without the setting, after asking. */
function Removal({ onRemove }: { onRemove(): Promise<void> }) {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const { busy, problem, run } = useServerCall()
  const text = translate('look.removeSetting')
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <Button color="inherit" disabled={busy} onClick={() => setAsking(true)}>
        {text}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text}
          action={text}
          disabled={busy}
          onConfirm={async () => {
            await run(onRemove)
            return true
          }}
          onClose={() => setAsking(false)}
        >
          <Typography>{translate('look.asks.removeSetting')}</Typography>
        </ConfirmDialog>
      )}
      {problem && <Typography color="error">{problem}</Typography>}
    </Box>
  )
}
