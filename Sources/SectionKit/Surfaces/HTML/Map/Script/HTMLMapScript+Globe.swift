extension HTMLMapScript {
    static let globe = #"""
        // The globe, as seen from far away (an orthographic projection).

        /** Whether a closed run surrounds a place, by counting the edges on its way north. */
        const surrounds = (run, longitude, latitude) => {
            let isInside = false;
            for (let i = 0, j = run.length - 2; run.length > i; j = i, i += 2) {
                if ((run[i] > longitude) === (run[j] > longitude)) continue;
                const share = (longitude - run[i]) / (run[j] - run[i]);
                if (run[i + 1] + share * (run[j + 1] - run[i + 1]) > latitude) isInside = !isInside;
            }
            return isInside;
        };

        /** A run with the smallest circle around its middle, which tells whether it is behind. */
        const shape = run => {
            const line = vectors(run);
            const middle = [0, 0, 0];
            for (let i = 0; line.length > i; i += 1) middle[i % 3] += line[i];
            const length = Math.hypot(...middle) || 1;
            const [x, y, z] = middle.map(value => value / length);
            let nearest = 1;
            for (let i = 0; line.length > i; i += 3)
                nearest = Math.min(nearest, line[i] * x + line[i + 1] * y + line[i + 2] * z);
            // Behind is every point whose middle is more than a quarter and this circle away.
            const limit = nearest > 0 ? -Math.sqrt(1 - nearest * nearest) : -2;
            return { run, line, x, y, z, limit };
        };

        class Globe {
            constructor(map) {
                this.map = map;
                this.land = map.land.flatMap(runs).map(shape);
                this.borders = map.borders.flatMap(runs).map(shape);
                this.grid = [];
                const line = (count, place) => this.grid.push(
                    shape(Float64Array.from([].concat(...Array.from({ length: count }, place)))));
                for (let east = -180; 180 > east; east += 30)
                    line(33, (_, i) => [east, 5 * i - 80]);
                for (let north = -60; 90 > north; north += 30)
                    line(73, (_, i) => [5 * i - 180, north]);
            }

            smallest(width, height) { return 0.44 * Math.min(width, height); }

            /** Turns the globe: the centre in degrees, the scale in pixels for a radian. */
            aim({ longitude, latitude, scale }, width, height) {
                const [l, p] = [longitude * RADIANS, latitude * RADIANS];
                const [sl, cl, sp, cp] = [Math.sin(l), Math.cos(l), Math.sin(p), Math.cos(p)];
                Object.assign(this, { scale, x: width / 2, y: height / 2, width, height });
                this.right = [-sl, cl, 0];
                this.up = [-sp * cl, -sp * sl, cp];
                this.front = [cp * cl, cp * sl, sp];
                this.behind = [longitude > 0 ? longitude - 180 : longitude + 180, -latitude];
            }

            /** Whether a shape is behind the Earth. */
            hides({ x, y, z, limit }) {
                const [fx, fy, fz] = this.front;
                return limit > x * fx + y * fy + z * fz;
            }

            /** Where the points are; not a number for those behind the Earth. */
            place(screen) {
                const [[rx, ry], [ux, uy, uz], [fx, fy, fz]] = [this.right, this.up, this.front];
                const { vectors: all } = this.map;
                for (let i = 0, o = 0; all.length > i; i += 3, o += 2) {
                    const [a, b, c] = [all[i], all[i + 1], all[i + 2]];
                    const isHidden = 0.02 > fx * a + fy * b + fz * c;
                    screen[o] = isHidden ? NaN : this.x + this.scale * (rx * a + ry * b);
                    screen[o + 1] = this.y - this.scale * (ux * a + uy * b + uz * c);
                }
            }

            /** The degrees that a movement by pixels turns. */
            degrees(dx, dy, latitude) {
                const narrow = Math.max(0.3, Math.cos(latitude * RADIANS));
                return [dx / this.scale / RADIANS / narrow, dy / this.scale / RADIANS];
            }

            bounded(latitude) { return Math.max(-90, Math.min(90, latitude)); }
        }
        """#
}
