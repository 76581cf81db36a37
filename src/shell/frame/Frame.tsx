import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { StoreContextProvider, ThemesContext, useTheme } from 'react-admin';
import { themeOf } from '../../theme/theme.ts';
import { LanguageProvider, useLanguage } from '../preferences/LanguageProvider.tsx';
import { queryClient } from '../runtime/queryClient.ts';
import { store } from '../runtime/store.ts';
import { usePrinting } from '../../parts/page/usePrinting.ts';

/** Pages for everybody, also inside other sites: they are light whatever the visitor has chosen here. */
const isPublic = /^\/(public|forms)\//.test(location.pathname);

/** Both themes in the page's language; on paper, and on pages for everybody, all is light. */
export function useThemes() {
  const isLight = usePrinting() || isPublic;
  const [language] = useLanguage();
  return useMemo(() => {
    const lightTheme = themeOf('light', language);
    return { lightTheme, darkTheme: isLight ? lightTheme : themeOf('dark', language) };
  }, [isLight, language]);
}

/** Light or dark as this device prefers, until a person chooses; then as chosen, here and at the next visit. */
function Themed({ children }: { readonly children: ReactNode }) {
  const themes = useThemes();
  return (
    <ThemesContext.Provider value={themes}>
      <Face {...themes}>{children}</Face>
    </ThemesContext.Provider>
  );
}

interface FaceProps extends ReturnType<typeof useThemes> {
  readonly children: ReactNode;
}

function Face({ lightTheme, darkTheme, children }: FaceProps) {
  const [mode] = useTheme();
  const theme = mode === 'dark' ? darkTheme : lightTheme;
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme.palette.mode;
    root.style.colorScheme = theme.palette.mode;
    root.style.backgroundColor = theme.palette.colours.canvas;
  }, [theme]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}

/** What every page stands in, signed in or not: preferences, what was fetched, language, theme. */
export const Frame = ({ children }: { readonly children: ReactNode }) => (
  <StoreContextProvider value={store}>
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <Themed>{children}</Themed>
      </LanguageProvider>
    </QueryClientProvider>
  </StoreContextProvider>
);
