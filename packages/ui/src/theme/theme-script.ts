import { defaultThemePreference } from './constant-table'
import { themePreferences, themeStorageKey } from './theme-preference'

/**
 * A classic script that applies the stored theme before the first paint. Inline it with a hash or a nonce, or serve it
 * as a file ahead of the stylesheet; `applyStoredTheme()` takes over once the application runs.
 */
export const themeScript = `(function(){var p,d=document.documentElement.dataset;try{p=localStorage.getItem('${themeStorageKey}')}catch(e){}if(${JSON.stringify(
  themePreferences,
)}.indexOf(p)<0)p='${defaultThemePreference}';d.themePreference=p;d.theme=p==='system'?(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'):p})()`
