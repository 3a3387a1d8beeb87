import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
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
  // Read out to those who can't see it: names and places instead of the ids of elements.
  const say = (key: 'taken' | 'over' | 'put', id: UniqueIdentifier, at: UniqueIdentifier) =>
    t(key, { label: labelOf(id), place: `${fields.indexOf(String(at)) + 1}`, count: `${fields.length}` })
  const labelOf = (id: UniqueIdentifier) => columns.find(({ field }) => field === id)?.label ?? ''
  const stays = (id: UniqueIdentifier) => t('kept', { label: labelOf(id) })
  const announcements: Announcements = {
    onDragStart: ({ active: { id } }) => say('taken', id, id),
    onDragOver: ({ active: { id }, over }) => (over ? say('over', id, over.id) : undefined),
    onDragEnd: ({ active: { id }, over }) => (over ? say('put', id, over.id) : stays(id)),
    onDragCancel: ({ active: { id } }) => stays(id),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('howToMove') } }}
      onDragEnd={handleEnd}
    >
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
