import { Autocomplete, TextField } from '@mui/material'
import { useInput, useTranslate } from 'react-admin'
import type { InputProps } from './inputProps'
import { useLookPages } from './LinkField'
import { problemIn } from './problemIn'

/** The address of a page of the storefront, chosen by its name or typed. */
export function AddressField({ source, label }: InputProps<'address'>) {
  const translate = useTranslate()
  const { field, fieldState, id } = useInput({ source, parse: (text: string) => text })
  const { data } = useLookPages()
  const pages = (data?.destinations ?? []).flatMap(({ name, address }) => (address ? [{ name, address }] : []))
  const nameOf = (address: string) => {
    const page = pages.find((each) => each.address === address)
    return page && translate(`look.destinations.${page.name}`, { _: page.name })
  }
  const value = String(field.value ?? '')
  const problem = problemIn(fieldState.error)
  return (
    <Autocomplete
      freeSolo
      id={id}
      options={pages.map(({ address }) => address)}
      getOptionLabel={(address) => address}
      renderOption={({ key, ...props }, address) => (
        <li key={key} {...props}>
          {nameOf(address)} · {address}
        </li>
      )}
      inputValue={value}
      onInputChange={(_event, typed) => field.onChange(typed)}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          {...{ label }}
          required
          error={problem !== ''}
          helperText={problem || nameOf(value) || translate('look.addressHint')}
        />
      )}
    />
  )
}
