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
import { type ReactNode, useRef } from 'react'
import { useListeners } from '../browser/events.ts'
import { t } from './sortable-list.messages.ts'
import styles from './sortable-list.module.css'

interface SortableItem {
  key: string
  /** Names the item, to those who can't see it too. */
  label: string
}

interface SortableListProps<Item extends SortableItem> {
  label: string
  items: readonly Item[]
  /** Hears the keys in their new order. */
  onChange: (keys: string[]) => void
  /** What stands beside the handle of an item. */
  children: (item: Item, index: number) => ReactNode
  className?: string | undefined
}

// A dialog around the list would close on Escape and keep the key from what is held, so it goes to that alone.
const leaveOnEscape = {
  keydown(event: Event) {
    const { currentTarget: list } = event
    if (!(event instanceof KeyboardEvent && event.key === 'Escape' && list instanceof Element)) return
    if (!list.querySelector('[data-dragging=true]')) return
    event.stopPropagation()
    list.ownerDocument.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, code: event.code }))
  },
}

/** Things in an order people give them: dragged by a handle, or moved with the arrow keys. */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const { label, items, onChange, children, className = '' } = props
  const list = useRef<HTMLUListElement>(null)
  useListeners(list, leaveOnEscape)
  const keys = items.map(({ key }) => key)
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const handleEnd = ({ active, over }: DragEndEvent) => {
    const to = over ? keys.indexOf(String(over.id)) : -1
    if (to >= 0 && over?.id !== active.id) onChange(arrayMove(keys, keys.indexOf(String(active.id)), to))
  }
  // Read out to those who can't see it: names and places instead of the ids of elements.
  const labelOf = (id: UniqueIdentifier) => items.find(({ key }) => key === id)?.label ?? ''
  const say = (text: 'taken' | 'over' | 'put', id: UniqueIdentifier, at: UniqueIdentifier) =>
    t(text, { label: labelOf(id), place: `${keys.indexOf(String(at)) + 1}`, count: `${keys.length}` })
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
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ul ref={list} className={`${styles.list} ${className}`} aria-label={label}>
          {items.map((item, index) => (
            <SortableRow key={item.key} item={item}>
              {children(item, index)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

function SortableRow({ item: { key, label }, children }: { item: SortableItem; children: ReactNode }) {
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: key })
  const moved = transform ? `translateY(${Math.round(transform.y)}px)` : undefined
  return (
    <li ref={setNodeRef} className={styles.item} data-dragging={isDragging} style={{ transform: moved, transition }}>
      <button type="button" className={styles.handle} {...attributes} {...listeners} aria-label={t('move', { label })}>
        <DragIndicator fontSize="inherit" />
      </button>
      {children}
    </li>
  )
}
