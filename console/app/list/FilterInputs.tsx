import { type ReactElement, useState } from 'react'
import { FilterForm, ListContextProvider, useListContext } from 'react-admin'

/** The address without the filters. The router's own location is that of the page that is still shown while another one loads. */
const pageAddress = () => window.location.hash.replace(/\?.*/, '')

/** The inputs that filter a list. What is typed counts half a second later, but never once another page is opened: it would lead back to the list. */
export function FilterInputs({ inputs }: { inputs: ReactElement[] }) {
  const list = useListContext()
  const [address] = useState(pageAddress)
  const setFilters: typeof list.setFilters = (...filters) => {
    if (pageAddress() === address) list.setFilters(...filters)
  }
  return (
    <ListContextProvider value={{ ...list, setFilters }}>
      <FilterForm filters={inputs} />
    </ListContextProvider>
  )
}
