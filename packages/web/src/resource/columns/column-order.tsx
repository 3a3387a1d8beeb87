import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import DragIndicator from '@mui/icons-material/DragIndicator'
import type { Column } from '../column.ts'
import { t } from './columns.messages.ts'
import styles from './columns-panel.module.css'

interface ColumnOrderProps {
  /** Columns on the screen, in order. */
  columns: readonly Column[]
  /** Can't be taken away. */
  lead: Column
  onChange: (fields: string[]) => void
}

/** The shown columns: dragged, or moved with the arrow keys, into another order; unticked to take them away. */
export function ColumnOrder({ columns, lead, onChange }: ColumnOrderProps) {
  const fields = columns.map(({ field }) => field)
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const handleEnd = ({ active, over }: DragEndEvent) => {
    const to = over ? fields.indexOf(String(over.id)) : -1
    if (to >= 0 && over?.id !== active.id) onChange(arrayMove(fields, fields.indexOf(String(active.id)), to))
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={handleEnd}>
      <SortableContext items={fields} strategy={verticalListSortingStrategy}>
        <ul className={styles.shown} aria-label={t('shown')}>
          {columns.map((column) => (
            <ColumnItem
              key={column.field}
              column={column}
              isLead={column === lead}
              onHide={() => onChange(fields.filter((field) => field !== column.field))}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

interface ColumnItemProps {
  column: Column
  isLead: boolean
  onHide: () => void
}

function ColumnItem({ column: { field, label }, isLead, onHide }: ColumnItemProps) {
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: field })
  const moved = transform ? `translateY(${Math.round(transform.y)}px)` : undefined
  return (
    <li ref={setNodeRef} data-dragging={isDragging} style={{ transform: moved, transition }}>
      <button type="button" className={styles.handle} {...attributes} {...listeners} aria-label={t('move', { label })}>
        <DragIndicator fontSize="inherit" />
      </button>
      <label>
        <input type="checkbox" checked disabled={isLead} onChange={onHide} />
        {label}
        {isLead && <small>{t('always')}</small>}
      </label>
    </li>
  )
}
