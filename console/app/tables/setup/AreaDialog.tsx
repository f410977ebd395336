import { Button, Dialog, DialogTitle } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { ResourceContextProvider, useNotify, useTranslate } from 'react-admin'
import type { Input } from '../../../../src/contract/endpoint'
import { diningTableContract, type StaffDiningTable } from '../../../contract/tables/diningTable'
import { useStaffParts } from '../../api/staffParts'
import { AreaForm } from '../../form/AreaForm'
import type { Values } from '../../schema/mergeEdits'
import { RENAME_CALL, RENAME_FORM } from './areaForm'

interface AreaDialogProps {
  storeId: string
  /** The area as the page shows it, and in all languages. */
  name: string
  area: StaffDiningTable['area']
  onClose(): void
}

/** Renames an area at all of its tables. */
export function AreaDialog({ storeId, name, area, onClose }: AreaDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const heading = useId()
  const { client } = useStaffParts()
  const queries = useQueryClient()
  const save = async (values: Values) => {
    const renamed = values as Pick<Input<typeof diningTableContract.renameArea>, 'area'>
    await client.call(diningTableContract.renameArea, { ...renamed, storeId, shown: name })
    notify('form.saved', { type: 'success' })
    await queries.invalidateQueries()
    onClose()
  }
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={heading} onClose={onClose}>
      <DialogTitle id={heading}>{translate('tables.setup.renameTitle')}</DialogTitle>
      <ResourceContextProvider value="diningTable">
        <AreaForm area={RENAME_FORM} endpoint={RENAME_CALL} record={{ area }} warns={false} onSubmit={save}>
          <Button onClick={onClose}>{translate('orders.back')}</Button>
        </AreaForm>
      </ResourceContextProvider>
    </Dialog>
  )
}
