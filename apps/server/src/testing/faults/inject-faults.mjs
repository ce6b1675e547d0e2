// Loaded into the server before its program: makes its clock wrong and its disk full, at the boundary of the system.
//   LECTERN_FAULT_CLOCK_MS  milliseconds that the clock is ahead
//   LECTERN_FAULT_DISK      a file; while it exists, nothing can be written
import fs from 'node:fs'

const aheadMs = Number(process.env['LECTERN_FAULT_CLOCK_MS'] ?? 0)
const fullDisk = process.env['LECTERN_FAULT_DISK']

if (aheadMs !== 0) {
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      super(...(given.length === 0 ? [RealDate.now() + aheadMs] : given))
    }
    static now() {
      return RealDate.now() + aheadMs
    }
  }
}

if (fullDisk !== undefined) {
  const write = fs.write
  fs.write = (file, ...given) => {
    const done = given.at(-1)
    if (!fs.existsSync(fullDisk) || typeof done !== 'function') return write(file, ...given)
    const error = new Error('ENOSPC: no space left on device, write')
    return process.nextTick(done, Object.assign(error, { code: 'ENOSPC', syscall: 'write' }))
  }
}
