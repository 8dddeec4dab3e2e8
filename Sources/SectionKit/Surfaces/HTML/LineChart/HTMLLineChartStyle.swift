/// The style sheet of line charts, which only pages with one have.
enum HTMLLineChartStyle {
    /// The SHA-256 of the text in Base64, which the page's policy allows.
    static let hash = "6vQI4sMyxG1qP4vB+5s/8moe4qsg49BGDyfQyHYfB+g="

    /// The text of the element.
    static let text = #"""

        .series-0 { --series: var(--accent); --dash: none; }
        .series-1 { --series: var(--orange); --dash: 8 4; }
        .series-2 { --series: var(--purple); --dash: 2 3; }
        .series-3 { --series: var(--positive); --dash: 10 3 2 3; }
        .series-4 { --series: var(--teal); --dash: 2 7; }
        .series-5 { --series: var(--negative); --dash: 4 4; }

        .lines { margin: var(--space-5) 0 0; }
        .lines figcaption { font-size: var(--font-subheading); font-weight: 700; }
        .lines details { margin-top: var(--space-2); }
        .lines summary { width: max-content; color: var(--link); font-size: var(--font-small); }
        .lines .scroll { margin-top: var(--space-2); max-height: 26rem; overflow-y: auto; }
        .legend {
            display: flex; flex-wrap: wrap; gap: 0 var(--space-5); padding: 0;
            margin: var(--space-1) 0 var(--space-3); color: var(--faint);
            font-size: var(--font-small);
        }
        .legend li { list-style: none; }
        .sample { margin-inline-end: var(--space-2); }
        .plot { display: grid; grid-template-columns: auto minmax(0, 1fr); }
        .plot svg { display: block; overflow: visible; }
        .plot line { stroke: var(--line); }
        .plot g line { stroke: var(--field); }
        .plot text { fill: var(--faint); font-size: var(--font-tick); }
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
