/// The style sheet of maps: light and dark, for wide screens, phones and print.
///
/// Like ``HTMLStyle``, it avoids `<` and `&`, loads nothing from other servers and has no
/// animations.
enum HTMLMapStyle {
    /// The SHA-256 of the text in Base64, which the page's policy allows.
    static let hash = "mgwddgeKnZYRTmKGrdFinRvWKTWv01mHTMcnHzMWP6E="

    /// The text of the element.
    static let text = #"""
        .map {
            margin: 1.25rem 0 0;
            --map-sky: #eef2f7; --map-glow: #c3d8ee; --map-sea: #dcebf7; --map-deep: #a9cae6;
            --map-land: #fbfaf5; --map-border: #cfd5da; --map-grid: rgb(70 110 150 / 0.16);
            --map-halo: #fff; --map-label: #1c2530; --map-mark: #1a56b0;
            --map-neutral: #3a6ea5; --map-positive: #15803d; --map-negative: #c02a20;
            --map-pending: #a16207;
        }
        @media screen and (prefers-color-scheme: dark) {
            .map {
                --map-sky: #0b1016; --map-glow: #24476b; --map-sea: #1b3149; --map-deep: #0e1b2b;
                --map-land: #344558; --map-border: #4d6076; --map-grid: rgb(140 180 220 / 0.13);
                --map-halo: #0e1620; --map-label: #e8eef5; --map-mark: #ffd166;
                --map-neutral: #8ab8e8; --map-positive: #5fdc94; --map-negative: #ff8f84;
                --map-pending: #f0c060;
            }
        }
        .map figcaption { margin-bottom: 0.5rem; font-size: 1.05rem; font-weight: 700; }
        .map .faint { margin: 0.4rem 0 0; font-size: 0.85rem; }
        .stage { position: relative; }
        .still {
            display: block; width: 100%; aspect-ratio: 2; border-radius: 12px;
            background: var(--map-sea);
        }
        .still svg { fill: none; stroke-linecap: round; stroke-linejoin: round; }
        /* No selector has a parent: copies beyond the date line have none. */
        path:is(.land, .borders, .arc, .track, .heading, .dots) {
            vector-effect: non-scaling-stroke;
        }
        path.land { fill: var(--map-land); fill-rule: evenodd; }
        path.borders { stroke: var(--map-border); stroke-width: 0.7px; }
        :is(path, g).neutral { stroke: var(--map-neutral); }
        :is(path, g).positive { stroke: var(--map-positive); }
        :is(path, g).negative { stroke: var(--map-negative); stroke-linecap: square; }
        :is(path, g).pending { stroke: var(--map-pending); }
        path:is(.arc, .track) { stroke-width: 1.4px; opacity: 0.8; }
        path.heading { stroke-width: 2px; }
        g.points { stroke-width: 8px; }
        g.many { stroke-width: 3px; }
        use.hole { stroke: var(--map-halo); stroke-width: 4px; }
        .many + use.hole { stroke-width: 1px; }
        .labels {
            fill: var(--map-label); stroke: var(--map-halo); stroke-width: 3px;
            paint-order: stroke; font-size: 12px;
        }
        .labels rect { fill: var(--map-label); stroke-width: 2px; }
        .labels .narrow { display: none; }
        .live canvas {
            display: block; width: 100%; aspect-ratio: 2; max-height: 38rem; border-radius: 12px;
            background: var(--map-sky); cursor: grab; touch-action: pan-y;
        }
        .live canvas:active { cursor: grabbing; }
        .live canvas:focus-visible { border-radius: 12px; }
        .buttons {
            position: absolute; top: 0.75rem; inset-inline-end: 0.75rem; display: flex; gap: 0.4rem;
        }
        .buttons button {
            min-width: 2.25rem; min-height: 2.25rem; padding: 0 0.7rem; border-radius: 8px;
            border: 1px solid var(--field); background: var(--card); color: var(--text);
            font: inherit; font-size: 0.875rem; cursor: pointer;
        }
        .buttons button:hover { background: var(--stripe); }
        .live .chosen {
            margin: 0.4rem 0 0; padding: 0.3rem 0.75rem; border-radius: 8px;
            background: var(--neutral-soft); font-size: 0.9rem;
        }
        .live .chosen:empty { display: none; }
        .mapped tbody tr { cursor: pointer; }
        .mapped tr[aria-current] {
            background: var(--neutral-soft); box-shadow: inset 4px 0 var(--link);
        }
        @media screen { .map[data-live] .still { display: none; } }
        @media screen and (max-width: 44rem) {
            .labels .wide { display: none; }
            .labels .narrow { display: inline; }
            .live { display: flex; flex-direction: column; }
            .live canvas { aspect-ratio: 1; }
            .buttons { position: static; margin-top: 0.5rem; }
        }
        @media print { .live { display: none; } }

        """#
}
