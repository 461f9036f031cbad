import './styles/palette.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

const place = document.getElementById('page');
if (place === null) throw new Error('The page has no place to be put.');
mount(App, { target: place });

// Not while the page is worked on: it would hand out yesterday's files.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // A browser that wants none of it: the page works all the same.
  });
}
