import { act, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { AutoSave } from '../../../console/app/look/AutoSave'
import type * as hooks from '../../../src/hooks/useEventCallback'
import { one, render, typeInto } from '../../ui/rendering'

// The form is real; of the libraries around it only these names are used.
jest.mock('@mui/material', () => ({ Typography: 'output' }))
jest.mock('react-admin', () => ({
  useEvent: jest.requireActual<typeof hooks>('../../../src/hooks/useEventCallback').useEventCallback,
  useTranslate: () => (key: string) => key,
}))

type Values = Record<'title', string>

const schema = v.object({ title: v.string() })
const PAUSE_MS = 700

/** Values that were sent, and the replies that the server still owes. */
const sent: string[] = []
const owed: (() => void)[] = []

function Form() {
  const form = useForm<Values>({ defaultValues: { title: '' } })
  const [saved, setSaved] = useState<Values>()
  const send = async (values: Values) => {
    sent.push(values.title)
    await new Promise<void>((done) => owed.push(done))
    setSaved(values)
  }
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <input {...form.register('title')} />
        <AutoSave schema={schema} saved={saved} />
      </form>
    </FormProvider>
  )
}

const mark = () => one('output').textContent
const type = (text: string) => typeInto(one('input'), text)
const pause = () => act(async () => jest.advanceTimersByTime(PAUSE_MS))
const reply = () => act(async () => owed.shift()?.())

beforeEach(async () => {
  jest.useFakeTimers()
  sent.length = 0
  await render(<Form />)
})
afterEach(() => jest.useRealTimers())

test('what is typed is saved after a pause, once', async () => {
  await type('Noodles')
  expect([sent, mark()]).toEqual([[], ''])
  await pause()
  await reply()
  await pause()
  expect([sent, mark()]).toEqual([['Noodles'], 'look.draftSaved'])
})

test('what is typed while the text before it is on its way is saved as well', async () => {
  await type('Noodles')
  await pause()
  await type('Noodles of the week')
  await pause()
  await reply()
  expect([sent, mark()]).toEqual([['Noodles'], ''])
  await pause()
  await reply()
  expect([sent, mark()]).toEqual([['Noodles', 'Noodles of the week'], 'look.draftSaved'])
})
