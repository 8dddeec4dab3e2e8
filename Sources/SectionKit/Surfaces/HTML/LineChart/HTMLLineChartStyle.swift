/// The style sheet of line charts, which only pages with one have.
enum HTMLLineChartStyle {
    /// The SHA-256 of the text in Base64, which the page's policy allows.
    static let hash = "JHtqTl/foyr0dSo9Cqa1v1WURLuVs3quLvM5/wxkn2Q="

    /// The text of the element.
    static let text = #"""

        :root {
            --series-0: #1a56b0; --series-1: #b4530a; --series-2: #7e3fb5;
            --series-3: #1b7343; --series-4: #0b6f85; --series-5: #b3261e;
        }
        @media screen and (prefers-color-scheme: dark) {
            :root {
                --series-0: #8bb8fb; --series-1: #f2a65f; --series-2: #cba6f7;
                --series-3: #74d49c; --series-4: #62cbdd; --series-5: #ff9c92;
            }
        }
        .series-0 { --series: var(--series-0); --dash: none; }
        .series-1 { --series: var(--series-1); --dash: 8 4; }
        .series-2 { --series: var(--series-2); --dash: 2 3; }
        .series-3 { --series: var(--series-3); --dash: 10 3 2 3; }
        .series-4 { --series: var(--series-4); --dash: 2 7; }
        .series-5 { --series: var(--series-5); --dash: 4 4; }

        .lines { margin: 1.75rem 0 0; }
        .lines figcaption { font-size: 1.05rem; font-weight: 700; }
        .lines details { margin-top: 0.5rem; }
        .lines summary { width: max-content; color: var(--link); font-size: 0.9rem; }
        .lines .scroll { margin-top: 0.5rem; max-height: 26rem; overflow-y: auto; }
        .legend {
            display: flex; flex-wrap: wrap; gap: 0.1rem 1.5rem; margin: 0.35rem 0 0.75rem;
            padding: 0; color: var(--faint); font-size: 0.875rem;
        }
        .legend li { list-style: none; }
        .sample { margin-inline-end: 0.4rem; }
        .plot { display: grid; grid-template-columns: auto minmax(0, 1fr); }
        .plot svg { display: block; overflow: visible; }
        .plot line { stroke: var(--line); }
        .plot g line { stroke: var(--field); }
        .plot text { fill: var(--faint); font-size: 0.75rem; }
        .plot .value {
            fill: var(--text); font-weight: 600; stroke: var(--card); stroke-width: 4px;
            stroke-linejoin: round; paint-order: stroke;
        }
        .plot path, .sample line {
            fill: none; stroke: var(--series); stroke-width: 2px; stroke-dasharray: var(--dash);
            stroke-linejoin: round; vector-effect: non-scaling-stroke;
        }
        .plot circle { fill: var(--series); }
        .plot .mark { fill: var(--card); stroke: var(--series); stroke-width: 2px; opacity: 1; }
        .plot .here { display: none; }
        .plot .here.shown { display: inline; }
        .plot .here line { stroke: var(--text); }
        .plot .narrow { display: none; }
        @media (max-width: 44rem) {
            .plot .wide { display: none; }
            .plot .narrow { display: inline; }
        }
        @media print {
            .lines { break-inside: avoid; }
            .plot, .legend { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        }

        """#
}
