import type { retry as en } from '../en/retry'
import type { Shape } from '../message'

export const retry = {
  retryOffline: 'No tienes conexión.',
  retryUnreachable: 'No se puede conectar con el servidor.',
  retryRestarting: 'El servidor se está reiniciando.',
  retryBusy: 'El servidor está ocupado en este momento.',
  retryDiskFull: 'El disco del servidor está lleno. Avisa a quien lo administra.',
  retryIn: {
    one: 'Nuevo intento en {count} segundo',
    many: 'Nuevo intento en {count} de segundos',
    other: 'Nuevo intento en {count} segundos',
  },
  retryByItself: 'Se intentará de nuevo automáticamente.',
  retryRunning: 'Intentándolo de nuevo…',
  retryNow: 'Intentar ahora',
  waitTitle: 'Un momento, por favor',
  waitStarting: 'El servidor se está iniciando.',
  waitAway: 'El servidor no puede acceder a su base de datos o a sus archivos en este momento.',
  waitByItself: 'Esta página se cargará automáticamente en cuanto sea posible.',
} as const satisfies Shape<typeof en>
