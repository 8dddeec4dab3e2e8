/// The style sheet of maps, for wide screens, phones and print.
///
/// Like ``HTMLStyle``, it avoids `<` and `&`, loads nothing from other servers and has no
/// animations.
enum HTMLMapStyle {
    /// The SHA-256 of the text in Base64, which the page's policy allows.
    static let hash = "OaFkVMdfSwcBDNDhFVuYLS/bCSz6uAq9Z2yD/KISOsU="

    /// The text of the element.
    static let text = #"""
        .map { margin: var(--space-4) 0 0; --neutral: var(--route); }
        .map figcaption {
            margin-bottom: var(--space-2); font-size: var(--font-subheading); font-weight: 700;
        }
        .map .faint { margin: var(--space-2) 0 0; font-size: var(--font-small); }
        .stage { position: relative; }
        .still {
            display: block; width: 100%; aspect-ratio: 2; border-radius: 12px;
            background: var(--sea);
        }
        .still svg { fill: none; stroke-linecap: round; stroke-linejoin: round; }
        /* No selector has a parent: copies beyond the date line have none. */
        path:is(.land, .borders, .arc, .track, .heading, .dots) {
            vector-effect: non-scaling-stroke;
        }
        path.land { fill: var(--land); fill-rule: evenodd; }
        path.borders { stroke: var(--border); stroke-width: 0.7px; }
        :is(path, g).neutral { stroke: var(--neutral); }
        :is(path, g).positive { stroke: var(--positive); }
        :is(path, g).negative { stroke: var(--negative); stroke-linecap: square; }
        :is(path, g).pending { stroke: var(--pending); }
        path:is(.arc, .track) { stroke-width: 1.4px; opacity: 0.8; }
        path.heading { stroke-width: 2px; }
        g.points { stroke-width: 8px; }
        g.many { stroke-width: 3px; }
        use.hole { stroke: var(--halo); stroke-width: 4px; }
        .many + use.hole { stroke-width: 1px; }
        .labels {
            fill: var(--text); stroke: var(--halo); stroke-width: 3px;
            paint-order: stroke; font-size: 12px;
        }
        circle.place { fill: transparent; stroke: none; }
        circle.place:is(:target, :hover) { stroke: var(--accent); stroke-width: 3px; }
        .labels rect { fill: var(--text); stroke-width: 2px; }
        .labels .narrow { display: none; }
        .live canvas {
            display: block; width: 100%; aspect-ratio: 2; max-height: 38rem; border-radius: 12px;
            background: var(--sky); cursor: grab; touch-action: pan-y;
        }
        .live canvas:active { cursor: grabbing; }
        .live canvas:focus-visible { border-radius: 12px; }
        .buttons {
            position: absolute; top: var(--space-3); inset-inline-end: var(--space-3);
            display: flex; gap: var(--space-2);
        }
        .buttons button {
            min-width: 2.25rem; min-height: 2.25rem; padding: 0 var(--space-3);
            border-radius: 8px; border: 1px solid var(--field); background: var(--card);
            color: var(--text); font: inherit; font-size: var(--font-small); cursor: pointer;
        }
        .buttons button:hover { background: var(--stripe); }
        .live .chosen {
            margin: var(--space-2) 0 0; padding: var(--space-1) var(--space-3); border-radius: 8px;
            background: var(--neutral-soft); font-size: var(--font-small);
        }
        .live .chosen:empty { display: none; }
        .mapped tbody tr { cursor: pointer; }
        .mapped tr[aria-current] {
            background: var(--neutral-soft); box-shadow: inset 4px 0 var(--accent);
        }
        @media screen { .map[data-live] .still { display: none; } }
        @media screen and (max-width: 44rem) {
            .labels .wide { display: none; }
            .labels .narrow { display: inline; }
            .live { display: flex; flex-direction: column; }
            .live canvas { aspect-ratio: 1; }
            .buttons { position: static; margin-top: var(--space-2); }
        }
        @media print { .live { display: none; } }

        """#
}
