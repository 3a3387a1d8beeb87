// The least that shows our calls in the grid: our libraries, a page to start from, one list, no more.
import { DataGrid } from '@mui/x-data-grid'
import { startTransition, useDeferredValue, useState } from 'react'
import { createRoot } from 'react-dom/client'
import useSWR from 'swr'

const columns = [
  { field: 'startedAt', headerName: 'Time' },
  { field: 'callerNumber', headerName: 'Caller' },
  { field: 'trackingNumber', headerName: 'Number' },
  { field: 'receivingNumber', headerName: 'Rang at' },
  { field: 'trackingSourceName', headerName: 'Source' },
  { field: 'PhonebookCity', headerName: 'City' },
  { field: 'status', headerName: 'Status' },
  { field: 'talkSeconds', headerName: 'Talk time', type: 'number' },
  { field: 'charge', headerName: 'Charge', type: 'number' },
].map((column) => ({ ...column, flex: 1 }))

async function ask(path) {
  const { id } = JSON.parse(localStorage.getItem('token'))
  return (await fetch(`/api/v1/${path}`, { headers: { authorization: id } })).json()
}

function List() {
  const [{ page, pageSize }, setPage] = useState({ page: 0, pageSize: 25 })
  const [[sort], setSort] = useState([])
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed)
  const where = text ? { callerNumber: { like: `%${text}%` } } : {}
  const order = sort ? `${sort.field} ${sort.sort}` : 'startedAt desc'
  const filter = JSON.stringify({ where, order, limit: pageSize, skip: page * pageSize })
  const kept = { keepPreviousData: true, revalidateOnFocus: false }
  const { data: rows = [] } = useSWR(`CallLogs?filter=${encodeURIComponent(filter)}`, ask, kept)
  const { data: total = { count: 0 } } = useSWR(
    `CallLogs/count?where=${encodeURIComponent(JSON.stringify(where))}`,
    ask,
    kept,
  )
  return (
    <>
      <input aria-label="Filter" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" aria-label="Next page" onClick={() => setPage({ page: page + 1, pageSize })}>
        Next
      </button>
      <select value={pageSize} onChange={(event) => setPage({ page: 0, pageSize: Number(event.target.value) })}>
        <option>25</option>
        <option>100</option>
      </select>
      <div style={{ height: 760 }}>
        <DataGrid
          columns={columns}
          rows={rows}
          rowCount={total.count}
          paginationMode="server"
          sortingMode="server"
          hideFooter
          paginationModel={{ page, pageSize }}
          onSortModelChange={setSort}
        />
      </div>
    </>
  )
}

function App() {
  const [isList, setIsList] = useState(location.pathname.endsWith('/list'))
  if (isList) return <List />
  return (
    <nav>
      <a
        href="/list"
        onClick={(event) => {
          event.preventDefault()
          startTransition(() => setIsList(true))
        }}
      >
        Calls
      </a>
    </nav>
  )
}

createRoot(document.getElementById('root')).render(<App />)
