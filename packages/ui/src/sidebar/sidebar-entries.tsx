import { useId, type ReactNode } from 'react'
import { Icon } from '../icon'
import { useFollow } from '../link/follow-context'
import { Tooltip } from '../tooltip'
import { VisuallyHidden } from '../visually-hidden'
import type { SidebarEntry, SidebarLink, SidebarSection } from './sidebar-entry'
import * as styles from './sidebar.css'

export interface SidebarEntriesProps {
  readonly sections: readonly SidebarSection[]
  readonly collapsed: boolean
  /** Called when an entry is pressed. */
  readonly onFollow?: (() => void) | undefined
}

function EntryLink({
  entry,
  onFollow,
  children,
}: {
  readonly entry: SidebarLink
  readonly onFollow?: (() => void) | undefined
  readonly children: ReactNode
}) {
  const follow = useFollow(entry.href, onFollow)
  return (
    <a href={entry.href} aria-current={entry.current ? 'page' : undefined} className={styles.entry} onClick={follow}>
      {children}
    </a>
  )
}

function Entry({
  entry,
  collapsed,
  onFollow,
}: {
  readonly entry: SidebarEntry
  readonly collapsed: boolean
  readonly onFollow?: (() => void) | undefined
}) {
  const content = (
    <>
      <Icon of={entry.icon} />
      {collapsed ? <VisuallyHidden>{entry.label}</VisuallyHidden> : <span className={styles.text}>{entry.label}</span>}
      {entry.tail !== undefined &&
        (collapsed ? (
          <>
            <span aria-hidden className={styles.dot} />
            <VisuallyHidden>{entry.tail}</VisuallyHidden>
          </>
        ) : (
          <span className={styles.tail}>{entry.tail}</span>
        ))}
    </>
  )
  const target =
    entry.kind === 'action' ? (
      <button
        type="button"
        aria-current={entry.current ? 'true' : undefined}
        className={styles.entry}
        onClick={() => {
          entry.onPress()
          onFollow?.()
        }}
      >
        {content}
      </button>
    ) : (
      <EntryLink entry={entry} onFollow={onFollow}>
        {content}
      </EntryLink>
    )
  return collapsed ? <Tooltip text={entry.label}>{target}</Tooltip> : target
}

/** Renders the entries of a sidebar, section by section. */
export function SidebarEntries({ sections, collapsed, onFollow }: SidebarEntriesProps) {
  const id = useId()
  return sections.map((section) => (
    <div key={section.id} className={styles.section} data-collapsed={collapsed ? '' : undefined}>
      {section.title !== undefined && (
        <div id={`${id}-${section.id}`} className={collapsed ? undefined : styles.title}>
          {collapsed ? <VisuallyHidden>{section.title}</VisuallyHidden> : section.title}
        </div>
      )}
      <ul aria-labelledby={section.title === undefined ? undefined : `${id}-${section.id}`} className={styles.list}>
        {section.entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} collapsed={collapsed} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </div>
  ))
}
