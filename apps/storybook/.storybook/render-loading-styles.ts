interface LoadingColors {
  readonly canvas: string
  readonly surface: string
  readonly border: string
  readonly textMuted: string
}

/**
 * Renders what the head of a frame needs before anything is drawn: the background of the theme that its address names,
 * instead of Storybook's white skeleton. The first story sets `data-theme` and draws its own background.
 */
export function renderLoadingStyles(themes: Readonly<Record<'dark' | 'light' | 'contrast', LoadingColors>>): string {
  const { dark, light, contrast } = themes
  const rules = (theme: string, scheme: string, { canvas, surface, border, textMuted }: LoadingColors) => `
html${theme}{color-scheme:${scheme}}
html${theme}:not([data-theme]),html${theme} .sb-wrapper{background:${canvas}}
html${theme} .sb-previewBlock{background:${surface};border-color:${border};box-shadow:none}
html${theme} .sb-loader{border-color:${border};border-top-color:${textMuted};mix-blend-mode:normal}`
  return `<style>${rules('', 'dark', dark)}${rules('[data-waiting="light"]', 'light', light)}${rules('[data-waiting="contrast"]', 'dark', contrast)}
.sb-previewBlock_header,.sb-argstableBlock{visibility:hidden}
</style><script>
{
  const theme = /theme:([a-z-]+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] ?? 'dark'
  const isLight = theme.includes('light') || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset.waiting = isLight ? 'light' : theme
}
</script>`
}
