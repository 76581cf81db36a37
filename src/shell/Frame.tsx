import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { StoreContextProvider, ThemesContext, useTheme } from 'react-admin';
import { darkTheme, lightTheme } from '../theme/theme.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import { queryClient } from './queryClient.ts';
import { store } from './store.ts';

export const themes = { lightTheme, darkTheme };

/** Light or dark as this device prefers, until a person chooses; then as chosen, here and at the next visit. */
function Themed({ children }: { readonly children: ReactNode }) {
  const [mode] = useTheme();
  const theme = mode === 'dark' ? darkTheme : lightTheme;
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = mode;
    root.style.colorScheme = mode;
    root.style.backgroundColor = theme.palette.colours.canvas;
  }, [mode, theme]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}

/** What every page stands in, signed in or not: preferences, theme, language, what was fetched. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <StoreContextProvider value={store}>
      <QueryClientProvider client={queryClient}>
        <ThemesContext.Provider value={themes}>
          <Themed>
            <LanguageProvider>{children}</LanguageProvider>
          </Themed>
        </ThemesContext.Provider>
      </QueryClientProvider>
    </StoreContextProvider>
  );
}
