;(function () {
  var p = null
  try {
    p = localStorage.getItem('theme')
  } catch (e) {}
  if (['dark', 'light', 'system', 'contrast'].indexOf(p) < 0) p = 'dark'
  var r = document.documentElement
  r.dataset.themePreference = p
  r.dataset.theme = p === 'system' ? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') : p
})()
