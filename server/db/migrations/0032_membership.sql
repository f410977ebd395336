CREATE TABLE "benefit_grants" (
	"user_id" text NOT NULL,
	"giver" text NOT NULL,
	"month" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "benefit_grants_user_id_giver_month_pk" PRIMARY KEY("user_id","giver","month")
);
--> statement-breakpoint
CREATE TABLE "equity_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"months" integer NOT NULL,
	"price" bigint NOT NULL,
	"gifts" jsonb NOT NULL,
	"refund_days" integer DEFAULT 7 NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "equity_cards_price" CHECK ("equity_cards"."price" > 0),
	CONSTRAINT "equity_cards_months" CHECK ("equity_cards"."months" between 1 and 60 and "equity_cards"."refund_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "held_equity_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"card_id" text NOT NULL,
	"no" text NOT NULL,
	"password_hash" text,
	"user_id" text,
	"months" integer NOT NULL,
	"gifts" jsonb NOT NULL,
	"refund_days" integer NOT NULL,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_equity_cards_no_unique" UNIQUE("no"),
	CONSTRAINT "held_equity_cards_passwordHash_unique" UNIQUE("password_hash"),
	CONSTRAINT "held_equity_cards_active" CHECK (("held_equity_cards"."start_at" is null) = ("held_equity_cards"."end_at" is null)),
	CONSTRAINT "held_equity_cards_owner" CHECK ("held_equity_cards"."user_id" is null or "held_equity_cards"."start_at" is not null),
	CONSTRAINT "held_equity_cards_span" CHECK ("held_equity_cards"."start_at" < "held_equity_cards"."end_at")
);
--> statement-breakpoint
CREATE TABLE "member_levels" (
	"user_id" text PRIMARY KEY NOT NULL,
	"level" integer NOT NULL,
	"kept_until" timestamp with time zone NOT NULL,
	"told_level" integer NOT NULL,
	CONSTRAINT "member_levels_level" CHECK ("member_levels"."level" >= 0 and "member_levels"."told_level" between 0 and "member_levels"."level")
);
--> statement-breakpoint
CREATE TABLE "vip_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"months" integer NOT NULL,
	"refund_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vip_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"months" integer NOT NULL,
	"price" bigint NOT NULL,
	"refund_days" integer DEFAULT 7 NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "vip_plans_price" CHECK ("vip_plans"."price" > 0),
	CONSTRAINT "vip_plans_months" CHECK ("vip_plans"."months" between 1 and 60 and "vip_plans"."refund_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vip_terms" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"months" integer NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vip_terms_span" CHECK ("vip_terms"."start_at" < "vip_terms"."end_at")
);
--> statement-breakpoint
ALTER TABLE "user_coupons" DROP CONSTRAINT "user_coupons_source";--> statement-breakpoint
ALTER TABLE "benefit_grants" ADD CONSTRAINT "benefit_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_equity_cards" ADD CONSTRAINT "held_equity_cards_card_id_equity_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."equity_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_equity_cards" ADD CONSTRAINT "held_equity_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_levels" ADD CONSTRAINT "member_levels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_orders" ADD CONSTRAINT "vip_orders_plan_id_vip_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."vip_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_terms" ADD CONSTRAINT "vip_terms_id_vip_orders_id_fk" FOREIGN KEY ("id") REFERENCES "public"."vip_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_terms" ADD CONSTRAINT "vip_terms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "equity_cards_sort_index" ON "equity_cards" USING btree ("sort");--> statement-breakpoint
CREATE INDEX "held_equity_cards_user_id_index" ON "held_equity_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "held_equity_cards_card_id_index" ON "held_equity_cards" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "held_equity_cards_end_at_index" ON "held_equity_cards" USING btree ("end_at");--> statement-breakpoint
CREATE INDEX "member_levels_kept_until_index" ON "member_levels" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "vip_orders_plan_id_index" ON "vip_orders" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "vip_plans_sort_index" ON "vip_plans" USING btree ("sort");--> statement-breakpoint
CREATE INDEX "vip_terms_user_id_end_at_index" ON "vip_terms" USING btree ("user_id","end_at");--> statement-breakpoint
CREATE INDEX "vip_terms_end_at_index" ON "vip_terms" USING btree ("end_at");--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_source" CHECK ("user_coupons"."source" in ('centre', 'campaign', 'window', 'word', 'code', 'pack', 'staff', 'benefit'));