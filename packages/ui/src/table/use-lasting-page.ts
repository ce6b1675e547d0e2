import { useEffect, useEffectEvent } from 'react'
import { pageRows } from './page-rows'
import type { TablePaging } from './table-paging'

/** Requests the server's last page when the current one no longer exists after rows were deleted. */
export function useLastingPage(paging: TablePaging | undefined): void {
  const served = paging?.kind === 'server' && paging.total > 0 ? paging : null
  const last = served === null ? null : pageRows(served).page
  const isGone = served !== null && served.page !== last
  const ask = useEffectEvent((page: number) => served?.onChange({ page, pageSize: served.pageSize }))
  useEffect(() => {
    if (isGone && last !== null) ask(last)
  }, [isGone, last])
}
