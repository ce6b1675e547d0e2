import type { Notice } from '../desk-plan/notice'

/** The application as the desk calls it. Its functions change with each render; the desk keeps one link to them. */
export interface Application {
  readonly reloadBook: () => Promise<unknown>
  readonly goToPage: (pageId: number) => void
  readonly notify: (notice: Notice) => void
}

export interface ApplicationLink extends Application {
  /** Directs later calls to this application. */
  readonly connect: (application: Application) => void
}

export function createApplicationLink(): ApplicationLink {
  let current: Application | null = null
  const application = () => {
    if (current === null) throw new Error('The desk calls the application before it is connected.')
    return current
  }
  return {
    connect: (next) => void (current = next),
    reloadBook: () => application().reloadBook(),
    goToPage: (pageId) => application().goToPage(pageId),
    notify: (notice) => application().notify(notice),
  }
}
