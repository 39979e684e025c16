// Sets a chosen theme before the first paint. Without a choice the style sheet follows the system by itself.
try {
  const chosen = localStorage.getItem('theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
} catch (_storageIsBlocked) {}
