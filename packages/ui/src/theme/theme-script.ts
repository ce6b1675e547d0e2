import { defaultThemePreference, themePreferences, themeStorageKey } from './theme-preference'

/**
 * A classic script that sets the stored theme before the first paint. Inline it with a hash or a nonce, or serve it as a
 * file of its own ahead of the stylesheet; `applyStoredTheme()` takes over once the application runs.
 */
export const themeScript = `(function(){var p=null;try{p=localStorage.getItem('${themeStorageKey}')}catch(e){}if(${JSON.stringify(
  themePreferences,
)}.indexOf(p)<0)p='${defaultThemePreference}';var r=document.documentElement;r.dataset.themePreference=p;r.dataset.theme=p==='system'?(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'):p})()`
