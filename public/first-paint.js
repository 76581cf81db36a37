// Runs before the first paint: the remembered theme and language, so that nothing flashes white.
// And before any part of the application: the page's security policy forbids code made from text, and merely asking
// whether it is allowed, as zod would, is reported as an attack.
globalThis.__zod_globalConfig = { jitless: true };
// Where the browser keeps nothing for pages, even asking for it throws, at the first part that does: they then keep
// things in this page alone.
['localStorage', 'sessionStorage'].forEach(function (name) {
  try {
    void window[name].length;
  } catch (forbidden) {
    var methods = {
      getItem: function (key) {
        return Object.hasOwn(this, key) ? this[key] : null;
      },
      setItem: function (key, value) {
        this[key] = String(value);
      },
      removeItem: function (key) {
        delete this[key];
      },
      clear: function () {
        Object.keys(this).forEach(this.removeItem, this);
      },
      key: function (place) {
        return Object.keys(this)[place] || null;
      },
      get length() {
        return Object.keys(this).length;
      },
    };
    Object.defineProperty(window, name, { value: Object.create(methods) });
  }
});
(function () {
  var root = document.documentElement;
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (unreadable) {
      return null;
    }
  }
  var theme = (stored('RaStore.theme') || '').replace(/"/g, '');
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = theme;
  root.style.colorScheme = theme;
  root.style.backgroundColor = theme === 'dark' ? '#0e1513' : '#f1f4f2';
  root.lang = stored('coleira.locale') === 'en' ? 'en-GB' : 'pt-PT';
})();
// What the address needs is asked for now: its scripts, and with a session that was remembered the calls that its page
// begins with. dataProvider/client/begun.ts takes their answers. The table of pages is written before this by the build.
(function () {
  var table = globalThis.coleiraPages;
  var session = null;
  function remembered(key) {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch (unreadable) {
      return null;
    }
  }
  session = remembered('coleira.session');
  if (/^\/(public|forms)(\/|$)/.test(location.pathname)) return;
  // The cookie of a session that is gone (dataProvider/client/sessionCookie.ts): without it this is the start page.
  if (
    location.pathname === '/' &&
    !(session && session.sessionToken) &&
    /coleira\.hasSession/.test(document.cookie)
  ) {
    document.cookie = 'coleira.hasSession=; path=/; max-age=0; samesite=lax';
    if (!/coleira\.hasSession/.test(document.cookie)) return location.reload();
  }
  var isOffice = session && session.step === 'DONE' && !/^\/(auth|logout)(\/|$)/.test(location.pathname);
  // What is drawn until the application is there: scripts/lib/firstFrame.ts.
  document.documentElement.dataset.frame = isOffice ? 'office' : 'auth';
  // Taken away in the frame in which the application has drawn something itself.
  var drawn = new MutationObserver(function () {
    var frame = document.querySelector('.first-frame');
    var selector = '#root :is(main, h1, [role="progressbar"], [role="alert"])';
    if (!frame || !document.querySelector(selector)) return;
    drawn.disconnect();
    frame.remove();
  });
  drawn.observe(document.documentElement, { childList: true, subtree: true });
  // The menu as it was when the last page was left (src/shell/menu/useCachedMenu.ts), once the frame is there.
  var menu = isOffice && remembered('RaStore.shell.menu');
  if (menu && menu.language === document.documentElement.lang)
    new MutationObserver(function (_changes, observer) {
      var place = document.querySelector('.first-frame-menu');
      if (!place) return;
      observer.disconnect();
      menu.lines.forEach(function (line) {
        var drawnLine = document.createElement('div');
        drawnLine.className = line.look;
        drawnLine.textContent = line.text;
        place.append(drawnLine);
      });
      var scroll = function () {
        place.scrollTop = menu.top || 0;
      };
      scroll();
      // In another font the lines may be shorter together, and the end of the list is then reached before.
      document.fonts.addEventListener('loadingdone', scroll);
    }).observe(document.documentElement, { childList: true, subtree: true });
  if (remembered('RaStore.shell.folded')) document.documentElement.dataset.folded = '';
  if (!table || !isOffice) return;
  var language = document.documentElement.lang;
  var page = table.pages.find(function (one) {
    return new RegExp(one.path).test(location.pathname);
  });
  table.office
    .concat(table.texts[language.slice(0, 2)] || [], page ? page.files : [])
    .concat((page && page.texts[language.slice(0, 2)]) || [])
    .forEach(function (place) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = '/' + table.files[place];
      document.head.append(link);
    });
  // The trace that the page's calls belong to: dataProvider/client/visit.ts goes on with it.
  function hex(bytes) {
    return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), function (byte) {
      return byte.toString(16).padStart(2, '0');
    }).join('');
  }
  var visit = (globalThis.coleiraVisit = {
    address: location.pathname,
    traceId: hex(16),
    spanId: hex(8),
    startedAt: Date.now(),
    isReported: false,
  });
  var begun = (globalThis.coleiraBegun = {});
  function begin(path, isPoll) {
    var headers = {
      accept: 'application/json',
      'accept-language': language,
      authorization: 'Bearer ' + session.sessionToken,
      traceparent: '00-' + visit.traceId + '-' + visit.spanId + '-01',
    };
    if (isPoll) headers['x-poll'] = 'true';
    var answer = fetch('/api' + path, { headers: headers, cache: 'no-store' });
    answer.catch(function () {});
    begun['/api' + path] = { headers: headers, answer: answer, at: performance.now() };
  }
  begin('/auth/session');
  begin('/users/me/preferences', true);
  if (page && page.reads) begin(location.pathname.replace(new RegExp(page.path), page.reads));
  // A list that was narrowed, by its address or when it was last left, is asked for by itself.
  var list = page && page.list;
  if (list && location.search === '') {
    var left = remembered('RaStore.' + list.resource + '.listParams') || {};
    if (Object.keys(left.filter || {}).length === 0)
      begin(
        '/' +
          list.path +
          '/search?' +
          new URLSearchParams({
            currentPage: (left.page || 1) - 1,
            itemsPerPage: left.perPage || list.perPage,
            sortProperty: left.sort || list.sort[0],
            sortDirection: left.order || list.sort[1],
          }),
      );
  }
})();
// What is typed, or read by a reader, on a page of the back office before it is there; src/scan/earlyKeys.ts takes it.
(function () {
  if (document.documentElement.dataset.frame !== 'office') return;
  var early = (globalThis.coleiraEarlyKeys = { text: '', keep: keep, stop: stop });
  function key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== document.body) return;
    if (/^[0-9a-z]$/i.test(event.key)) early.text += event.key;
    else if (event.key === 'Enter') early.text += '\n';
  }
  function keep() {
    clearTimeout(timer);
  }
  function stop() {
    keep();
    window.removeEventListener('keydown', key, true);
  }
  // A page that comes later than this is not the one that was meant.
  var timer = setTimeout(function () {
    stop();
    early.text = '';
  }, 15000);
  window.addEventListener('keydown', key, true);
})();
